// Trusted Types: the default policy that every string passes on its way into a script address or into markup.
// Scripts come from this origin's build output (and the worker of the comparison), markup from one library only:
// the bar of nprogress (components/layout/progress-bar.ts). Anything else is refused.
;(function () {
  if (!window.trustedTypes || !window.trustedTypes.createPolicy) return
  var BAR = '<div class="bar"></div>'
  window.trustedTypes.createPolicy('default', {
    createScriptURL: function (address) {
      var url = new URL(address, window.location.href)
      if (url.origin !== window.location.origin) return null
      var isWorker = url.pathname === '/compare-worker.js'
      var isOurs = isWorker || url.pathname.indexOf('/_next/') === 0
      return isOurs ? address : null
    },
    createHTML: function (markup) {
      return markup === '' || markup === BAR ? markup : null
    },
  })
})()
