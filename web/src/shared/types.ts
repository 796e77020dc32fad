/** The server's types, under the names that the client uses. */

export type * from "./protocol";
export type {
  FromClient as ToServer,
  GameCard as Game,
  OptionCard as Option,
  Problem as Refusal,
  Replay as ReplayRecord,
  ToClient as FromServer,
} from "./protocol";

export type Value = string | number | boolean;
