/** The tables to which somebody asks you. */
import { api } from "./api";
import type { Invited } from "./wire";

class Invitations {
  list = $state.raw<readonly Invited[]>([]);

  async load(): Promise<void> {
    try {
      this.list = await api.invitations();
    } catch {
      // What is there stays; the page around it says what is wrong.
    }
  }

  async decline(table: string): Promise<void> {
    await api.decline(table);
    await this.load();
  }
}

export const invitations = new Invitations();
