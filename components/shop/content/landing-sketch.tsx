/** Line drawing of the next model as far as it is decided: two wheels, and an optional smaller rear wheel. In mm. */
export function LandingSketch({ className }: { className: string }) {
  return (
    <svg viewBox="-420 -900 2080 1300" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <g className="text-stage-edge">
          <path d="M-420 372H1660" stroke="currentColor" strokeWidth="3" />
          <circle cx="0" cy="14" r="352" stroke="currentColor" strokeDasharray="4 22" />
          <path d="M0 0V372M1240 0V372M0 330H1240" stroke="currentColor" strokeWidth="2.5" />
        </g>
        <circle cx="0" cy="0" r="372" />
        <circle cx="1240" cy="0" r="372" />
        <circle cx="0" cy="0" r="26" />
        <circle cx="1240" cy="0" r="26" />
        <path d="M0 0 250 -150 430 -8 0 0M430 -8 300 -470 930 -590 430 -8M300 -470 250 -150" />
        <path d="M930 -590 905 -660M930 -590 962 -490 1240 0M962 -490 430 -8" />
        <path d="M300 -470 262 -640M170 -655 355 -640M905 -660 965 -700 850 -745" />
        <circle cx="430" cy="-8" r="105" />
      </g>
    </svg>
  )
}
