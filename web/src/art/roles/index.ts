/** The cards of Start-Up Nation as they are drawn: printed colours, the same in light and dark, with dark ink on them. */
import type { Component } from "svelte";

import Brigitte from "./Brigitte.svelte";
import Emmanuel from "./Emmanuel.svelte";
import Executive from "./Executive.svelte";
import FireElemental from "./FireElemental.svelte";
import HyperProductive from "./HyperProductive.svelte";
import Intern from "./Intern.svelte";
import Investor from "./Investor.svelte";
import LegalMagic from "./LegalMagic.svelte";
import Miraculous from "./Miraculous.svelte";
import Recruiter from "./Recruiter.svelte";
import SalesRep from "./SalesRep.svelte";
import StringPuller from "./StringPuller.svelte";
import TaxMagic from "./TaxMagic.svelte";
import TechLead from "./TechLead.svelte";
import TooClever from "./TooClever.svelte";

export interface RoleLook {
  Art: Component;
  /** Behind the figure; dark ink (#1b2436) is readable on it. */
  tint: string;
  /** For lines and small areas beside it; white is readable on it. */
  deep: string;
}

const intern = { tint: "#f3dfc4", deep: "#8a4b1c" };

export const roles: Readonly<Record<string, RoleLook>> = {
  intern: { Art: Intern, ...intern },
  miraculous: { Art: Miraculous, ...intern },
  fire_elemental: { Art: FireElemental, ...intern },
  string_puller: { Art: StringPuller, ...intern },
  legal_magic: { Art: LegalMagic, ...intern },
  too_clever: { Art: TooClever, ...intern },
  hyper_productive: { Art: HyperProductive, ...intern },
  tax_magic: { Art: TaxMagic, ...intern },
  tech_lead: { Art: TechLead, tint: "#b9e0d8", deep: "#1d6157" },
  recruiter: { Art: Recruiter, tint: "#fbcbd7", deep: "#a52f57" },
  sales_rep: { Art: SalesRep, tint: "#b5dca9", deep: "#2e6b36" },
  executive: { Art: Executive, tint: "#f9d978", deep: "#855400" },
  investor: { Art: Investor, tint: "#cdbdf2", deep: "#5b3fa6" },
  emmanuel: { Art: Emmanuel, tint: "#b8cdf5", deep: "#2a4aa3" },
  brigitte: { Art: Brigitte, tint: "#fbc3b4", deep: "#a5281b" },
};
