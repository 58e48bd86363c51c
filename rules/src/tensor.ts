// Games as numbers, for programs that learn: docs/protocol.md.
export { observe, slotOf } from './observation.ts';
export { COLUMNS, type Column, PARTS, type Part, ROW_SIZE, TENSOR_VERSION } from './observation-layout.ts';
export { listOptionIds, OPTION_GROUPS, OPTION_IDS, type OptionGroup } from './option-ids.ts';
