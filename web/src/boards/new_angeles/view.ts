/** The table of New Angeles. What the server sends is generated (`sent.ts`); here it has the names that the board uses. */
import type { Table } from "../contract";
import type { NewAngelesForecast, NewAngelesView } from "./sent";

export type { NewAngelesForecast, NewAngelesView, PlayerView } from "./sent";
export type { DealView as Deal, DistrictView as District, OfferView as Offer, ProposalView as Proposal, SupportView as Support } from "./sent";

export type AngelesTable = Table<NewAngelesView, NewAngelesForecast>;

export const RESOURCES = ["energy", "consumables", "tech", "entertainment", "credits"];
export const TYPES = ["construction", "biotech", "labor", "media", "security"];
