import nprogress from 'nprogress'

// public/tt.js (Trusted Types) allows exactly this template in innerHTML, so change both together.
nprogress.configure({
  showSpinner: false,
  trickleSpeed: 200,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
})

export const progressBar = nprogress
