/**
 * The edge of a chart as a rule between sections: a line with minute ticks, longer at five and ten.
 * In: its colour (from the theme). Out: an SVG, 120×8, that continues itself when laid side by side (`repeat-x`).
 */
export function drawEdgeRule(ink: string): string {
  // Ticks stand at half a step from the sides, so that none is cut in two by the seam.
  let d = 'M0 .5H120'
  for (let minute = 0; minute < 20; minute++) {
    d += `M${minute * 6 + 3} 0v${minute % 10 === 0 ? 8 : minute % 5 === 0 ? 6 : 3.5}`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="8" viewBox="0 0 120 8"><path fill="none" stroke="${ink}" d="${d}"/></svg>`
}
