/** Words for lawyers, alone and together, as a part of patterns. */
export const lawyers =
  '(?:law firms?|firms?|lawyers?|attorneys?|counsel(?:ors)?|litigators?|advocates?|practices?|practitioners?|legal teams?|teams?|partnerships?|boutiques?|trial lawyers?|legal (?:services?|advice|counsel|minds?|talent|representation)|representation|advisers?|advisors?|negotiators?|dealmakers?)'

/** What stands between "most" or "more" and a lawyer. */
export const mostPraised =
  '(?:experienced|respected|trusted|successful|skilled|skillful|effective|sought[- ]after|prominent|powerful|qualified|aggressive|prestigious|talented|accomplished|renowned|admired|innovative|dedicated)'

/** What lawyers do with a matter. */
export const lawyersVerb =
  '(?:advised|argued|arbitrated|briefed|closed|completed|concluded|conducted|counsel?led|defended|documented|drafted|financed|guided|handled|led|litigated|managed|mediated|negotiated|obtained|oversaw|overseen|prosecuted|recovered|represented|resolved|reviewed|secured|settled|structured|supervised|tried|won)'
