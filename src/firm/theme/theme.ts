/** The one entrance to the theme: values, media queries, type styles and small mixins. */
export * from './media.ts'
export * from './mixins.ts'
export * from './tokens.ts'
export * from './tone.ts'
export * from './type.ts'
