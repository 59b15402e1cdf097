// Fetches the page's scripts once the page is painted: until then fonts and the first picture have the connection for
// themselves. Whoever taps or types earlier gets the scripts at once.
;(function () {
  var scripts = document.currentScript.getAttribute('data-scripts').split(' ')
  var TOUCHES = ['pointerdown', 'keydown', 'focusin']
  var WAIT_MS = 1500

  function start() {
    if (scripts.length === 0) return
    TOUCHES.forEach(function (type) {
      window.removeEventListener(type, start, true)
    })
    // Each in a task of its own, so that a tap goes first.
    scripts.splice(0).forEach(function (address) {
      setTimeout(fetchScript, 0, address)
    })
    setTimeout(wakeStorage, 0)
  }

  // Not async: they run in their order.
  function fetchScript(address) {
    var script = document.createElement('script')
    script.src = address
    script.async = false
    document.head.appendChild(script)
  }

  // The first look into the storage waits for the disk: better while the scripts are on their way.
  function wakeStorage() {
    try {
      window.localStorage.getItem('')
    } catch {
      // Storage is closed; the page does without.
    }
  }

  function startAfterPaint() {
    requestAnimationFrame(function () {
      setTimeout(start, 0)
    })
  }

  TOUCHES.forEach(function (type) {
    window.addEventListener(type, start, true)
  })
  setTimeout(start, WAIT_MS)
  var picture = document.querySelector('img[fetchpriority="high"]')
  if (!picture || picture.complete) return startAfterPaint()
  picture.addEventListener('load', startAfterPaint)
  picture.addEventListener('error', startAfterPaint)
})()
