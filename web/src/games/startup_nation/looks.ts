/** The cards of Start-Up Nation as they are drawn. */
import type { DrawnLook, Looks } from "$/board/looks";

import Brigitte from "./roles/Brigitte.svelte";
import Emmanuel from "./roles/Emmanuel.svelte";
import Executive from "./roles/Executive.svelte";
import FireElemental from "./roles/FireElemental.svelte";
import HyperProductive from "./roles/HyperProductive.svelte";
import Intern from "./roles/Intern.svelte";
import Investor from "./roles/Investor.svelte";
import LegalMagic from "./roles/LegalMagic.svelte";
import Miraculous from "./roles/Miraculous.svelte";
import Recruiter from "./roles/Recruiter.svelte";
import SalesRep from "./roles/SalesRep.svelte";
import StringPuller from "./roles/StringPuller.svelte";
import TaxMagic from "./roles/TaxMagic.svelte";
import TechLead from "./roles/TechLead.svelte";
import TooClever from "./roles/TooClever.svelte";

const intern = { tint: "#f3dfc4", deep: "#8a4b1c" };

export const roles: Looks<DrawnLook> = {
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
