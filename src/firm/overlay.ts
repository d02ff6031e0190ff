import { startOverlay } from '../client/problemOverlay.ts'
import { families } from './theme/fontFaces.ts'
import { colour, layer, size, space } from './theme/tokens.ts'

const monospace = 'ui-monospace,Menlo,Consolas,monospace'

// Shows the problems of the content over the page, in development only: this file is a script of its own.
startOverlay(`
:host { position:fixed; inset:0; z-index:${layer.problems}; overflow:auto; padding:${space.large} ${space.base}; background:${colour.ink}b3; }
* { box-sizing:border-box; margin:0; }
.card { max-width:min(60rem,100%); margin:0 auto; padding:${space.medium}; background:${colour.paper}; color:${colour.text}; border-top:4px solid ${colour.alarm}; font:400 1rem/1.5 ${families.sans}; }
header { display:flex; gap:${space.base}; justify-content:space-between; align-items:baseline; }
h2 { font:400 1.25rem/1.3 ${families.serif}; }
button { flex:none; padding:${space.hair} ${space.small}; border:1px solid ${colour.textQuiet}; background:none; color:inherit; font:inherit; font-size:${size.small}; cursor:pointer; }
button:hover { border-color:${colour.text}; }
:focus-visible { outline:2px solid ${colour.brassOnPaper}; outline-offset:2px; }
h3 { margin-top:${space.medium}; padding-bottom:${space.hair}; border-bottom:1px solid ${colour.line}; font:600 1rem/1.5 ${monospace}; overflow-wrap:anywhere; }
.problem { margin-top:${space.base}; }
.place { display:block; color:${colour.textQuiet}; font-size:${size.small}; }
strong { font-weight:600; overflow-wrap:anywhere; }
pre { margin-top:${space.tiny}; padding:${space.tiny} ${space.small}; background:${colour.shoal}; font:400 0.9375rem/1.6 ${monospace}; white-space:pre-wrap; overflow-wrap:anywhere; }
mark { background:none; color:${colour.alarm}; font-weight:700; box-shadow:0 2px 0 ${colour.alarm}; }
.fix { margin-top:${space.tiny}; overflow-wrap:anywhere; }
.fix::before { content:'→ '; color:${colour.alarm}; }
details { margin-top:${space.hair}; color:${colour.textQuiet}; font-size:${size.small}; }
summary { cursor:pointer; }
.explanation { font-size:${size.label}; color:${colour.text}; }
footer { margin-top:${space.medium}; padding-top:${space.small}; border-top:1px solid ${colour.line}; color:${colour.textQuiet}; font-size:${size.small}; }
`)
