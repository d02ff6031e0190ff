/**
 * Short forms that end with a point, by what may follow. Written as they are typed, capitals included, since “Ill.” is
 * a state and “ill.” the end of a sentence.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Something always follows: a name, the other party, an example. */
export const neverLast = list(`
  v. vs. V. Vs. Mr. Mrs. Ms. Mx. Messrs. Mmes. Dr. Drs. Prof. Hon. Rev. Fr. Sen. Rep. Gov. Gen. Col. Capt. Lt. Maj.
  Sgt. Cmdr. Adm. Pres. Supt. e.g. i.e. E.g. I.e. eg. ie. cf. Cf. viz. ca. approx. incl. Id. Ibid. id. ibid. P.O.
`)

/** The end of a name or a citation, or the end of a sentence. Single letters and A.B.C. are known by their shape. */
export const perhapsLast = list(`
  Inc. Corp. Co. Cos. Ltd. Bros. Jr. Sr. Esq. etc. al. seq. ff. Cie. S.p.A. Assoc. Assocs. Ass’n. Ass'n. Assn.
  Dept. Dep’t. Dep't. Univ. Inst. Intl. Int’l. Int'l. Natl. Nat’l. Nat'l. Govt. Gov’t. Gov't. Mfg. Ins. Indus. Ry.
  St. Ste. Ave. Blvd. Rd. Ln. Pkwy. Hwy. Fl. Bldg. Mt. Ft. Apt. Tel. Ext.
  Cir. Ct. Cts. Dist. Div. Supp. App. Fed. Reg. Regs. Stat. Const. Pub. Proc. Rul. Treas. Comm. Comm’r. Comm'r. Crim.
  Bus. Exec. Dom. Rel. Oblig. Educ. Mfrs. Restat. Ann. Envtl. Lab. Veh. Traf. Penal. Surr. Gen. Mun. Ed.
  Civ. Evid. Prac. Bankr. Cong. Sess. Supr. Super. Sup. Misc. Op. Ops. Att’y. Att'y. Atty. Jur. Rptr. Est. Ed. Eds.
  Ala. Ariz. Ark. Cal. Calif. Colo. Conn. Del. Fla. Ga. Ill. Ind. Kan. Ky. La. Mass. Md. Me. Mich. Minn. Miss. Mo.
  Mont. Neb. Nev. Okla. Ore. Pa. Tenn. Tex. Va. Vt. Wash. Wis. Wyo.
  Mon. Tue. Tues. Wed. Thu. Thurs. Fri. Sat. Sun. min. hrs. yrs. mos. est. dist. dept.
`)

/** Before a number; before anything else, the word “No” or the end of a sentence. */
export const beforeNumber = list(`
  No. Nos. no. nos. Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec. p. pp. n. nn. para. paras. ¶. §. §§.
`)

/** Before a number, a Roman one or a letter: Art. IV, Ex. B. */
export const beforeNumeral = list(`
  Art. Arts. art. arts. Sec. Secs. sec. secs. Vol. Vols. vol. vols. Ch. Chs. ch. chs. Fig. Figs. fig. figs. Ex. Exs.
  Exh. Pt. Pts. pt. pts. Cl. cl. Sched. Sch. Tit. tit. Par. Bk. Tab. Amend. Subch. Subpt. subpt.
`)

/** Words with a capital that begin a sentence and hardly ever a name, so that “Acme Inc. The court …” is two. */
export const beginsSentence = list(`
  The This These Those That There We He She They You It Its Our Ours Their His Her Your If When While Because Although
  However Therefore Moreover Nevertheless Whether Who What Why How Where Which
  In On At By For From To With Without Upon Until Unless As After Before During Since Once Although Though
  And But Or Nor So Yet All Any Each Every Some Such Both Either Neither Nothing Nobody No Not Here Then Thus Also
  Please Is Are Was Were Do Does Did Has Have Had Can Could Would Should Must An
`)
