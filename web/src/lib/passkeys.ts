/** Passkeys, by the browser's own dialogue: it is asked and answers in bytes, and the server in JSON. */
import { api } from "./api";
import type { KnownPasskey, Me } from "./wire";

/** The person closed the browser's dialogue, or it waited too long: nothing to tell them. */
export class Dismissed extends Error {}

/** Whether there can be passkeys here: they are kept for a name, so not at a bare address, and not without https. */
export const havePasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

const bytes = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text).replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** A device of one's own keeps a new passkey. */
export async function makePasskey(): Promise<KnownPasskey> {
  const { options } = await api.beginPasskey();
  const user = options["user"] as Record<string, unknown>;
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(options["challenge"]),
        user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user["id"]) },
        excludeCredentials: [],
      },
    }),
  );
  const response = credential.response as AuthenticatorAttestationResponse;
  return api.keepPasskey({ ...named(credential), response: said(response, "attestationObject") });
}

/** The person whom a passkey opens. */
export async function openWithPasskey(): Promise<Me> {
  const { options } = await api.askPasskey();
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: bytes(options["challenge"]),
        allowCredentials: [],
      },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return api.openWithPasskey({
    ...named(credential),
    response: said(response, "authenticatorData", "signature", "userHandle"),
  });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Dismissed();
}

const named = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: text(rawId), type });

/** Those parts of it that there are. */
function said(response: AuthenticatorResponse, ...parts: string[]): Record<string, string> {
  const all = response as unknown as Record<string, ArrayBuffer | null>;
  const found: Record<string, string> = {};
  for (const part of ["clientDataJSON", ...parts]) if (all[part]) found[part] = text(all[part]);
  return found;
}
