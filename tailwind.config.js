/** Single source of design tokens; styles/tokens.css exposes them as CSS variables. */

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    // Replaces the framework's palette to prevent accidental use of other colors.
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      paper: '#F6F5F1',
      surface: '#FFFFFF',
      ink: { DEFAULT: '#14161A', soft: '#565B64' },
      // `strong` is the border of fields and switches: 3:1 on paper and on surface (WCAG 1.4.11).
      line: { DEFAULT: '#DBD8D0', strong: '#87847C' },
      // The company's two accents: `volt` is text on ink and behind ink, `deep` is behind paper on light pages.
      volt: 'var(--accent, #CFF245)',
      deep: {
        DEFAULT: 'var(--second-accent, #14161A)',
        soft: 'color-mix(in srgb, var(--second-accent, #14161A) 88%, white)',
      },
      // Dark studio. `mist` is secondary text (7:1), `line` a hairline, `edge` a field border (3:1).
      stage: {
        DEFAULT: '#1B1E22',
        soft: '#2A2E33',
        line: '#3B4047',
        edge: '#7D848E',
        mist: '#B4B9C1',
      },
      ok: '#1F7A4D',
      warn: '#8A5A00',
      bad: '#B3261E',
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '4px', lg: '12px', full: '9999px' },
    fontFamily: {
      sans: ['"Hanken Grotesk"', '"Hanken Grotesk Fallback"', 'system-ui', 'sans-serif'],
      mono: ['"Geist Mono"', '"Geist Mono Fallback"', 'ui-monospace', 'monospace'],
    },
    // Sizes scale between a 390 px phone and the 1440 px page.
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1rem' }],
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.625rem' }],
      lg: ['clamp(1.0625rem, 0.995rem + 0.276vw, 1.25rem)', { lineHeight: '1.5' }],
      xl: [
        'clamp(1.25rem, 1.157rem + 0.381vw, 1.5rem)',
        { lineHeight: '1.3', letterSpacing: '-0.01em' },
      ],
      '2xl': [
        'clamp(1.5rem, 1.314rem + 0.762vw, 2rem)',
        { lineHeight: '1.2', letterSpacing: '-0.02em' },
      ],
      '3xl': [
        'clamp(1.875rem, 1.549rem + 1.333vw, 2.75rem)',
        { lineHeight: '1.1', letterSpacing: '-0.02em' },
      ],
      '4xl': [
        'clamp(2.375rem, 1.769rem + 2.476vw, 4rem)',
        { lineHeight: '1.02', letterSpacing: '-0.025em' },
      ],
      '5xl': [
        'clamp(2.75rem, 1.725rem + 4.19vw, 5.5rem)',
        { lineHeight: '0.98', letterSpacing: '-0.03em' },
      ],
      // Size of product names.
      display: [
        'clamp(3.5rem, 1.17rem + 9.52vw, 9.75rem)',
        { lineHeight: '0.9', letterSpacing: '-0.04em' },
      ],
    },
    extend: {
      maxWidth: { page: '1440px', read: '68ch' },
      // `touch` is 44 px, the minimum touch target.
      spacing: { touch: '2.75rem', bar: '4.5rem', strip: '2.75rem' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0, 0, 0.2, 1)' },
      transitionDuration: { DEFAULT: '180ms' },
    },
  },
}
