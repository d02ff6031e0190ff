/** How many levels may stand within each other: lists, quotations, marks, fields. No text that is meant has ten. */
export const deepest = 40
