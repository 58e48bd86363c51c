export { type Address, addressIn, pathTo } from './addresses.ts';
export { ASKS, type Ask, type AskFault, readAsk, type TableAsk, type Verb } from './asks.ts';
export { Beside, ClaimCode, ScreenShows, SeatClaim } from './beside.ts';
export { checkOf } from './check.ts';
export { CODE_LENGTH, CODE_LETTERS, TableCode } from './codes.ts';
export { Level, Pirate, Sitter } from './crew.ts';
export {
  beginningOf,
  COUNTED_DAYS,
  DAY_LEVEL,
  DAY_SEAT,
  DAY_THOUGHT,
  DayPage,
  DayResults,
  dayAfter,
  dayAt,
  endOf,
  MyDays,
  MyTry,
  RaceDay,
  raceOf,
  streakOf,
  TableOfDay,
  Today,
  WeekTable,
  weekOf,
} from './days.ts';
export { EventSchema } from './events.ts';
export { exactly } from './exactly.ts';
export { folded } from './folded.ts';
export { AskId, ChangeNumber, PersonId, TableId } from './ids.ts';
export { LIMITS } from './limits.ts';
export { CodeGiven, FinishedGames, Leaderboard, MyGames, OpenTables, RecordFile, TableLine } from './lists.ts';
export { Orders } from './orders.ts';
export { Calendar, DOWNLOADS, Elsewhere, FinishedQuery, NewHook, PageShown, PersonPage } from './pages.ts';
export { Me, PasskeyMade, PasskeyShown, ProgramCard, Programs, PushSubscription } from './people.ts';
export { PHRASES, Phrase } from './phrases.ts';
export { isRatedRules } from './rated.ts';
export { type Fault, type Frozen, type Out, read } from './read.ts';
export { REFUSALS, Refused } from './refusals.ts';
export { ROUTES, type RouteAnswer, type RouteBody, type RouteName, type RouteQuery, Trouble } from './routes.ts';
export { GameRules, NewTables, RULES_FIELDS } from './rules.ts';
export { ClockTerms, Terms } from './terms.ts';
export { ChatText, Name } from './text.ts';
export { CLOSED, Clocks, News, Said, SeatSnapshot, Snapshot, TOLD, Told } from './told.ts';
export { ViewSchema } from './view.ts';
