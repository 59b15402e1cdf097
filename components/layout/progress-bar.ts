import nprogress from 'nprogress'

// The template is one of the few that public/tt.js lets into innerHTML: change both together.
nprogress.configure({
  showSpinner: false,
  trickleSpeed: 200,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
})

export const progressBar = nprogress
