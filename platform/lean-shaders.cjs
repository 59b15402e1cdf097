/**
 * Leaves comments and indents out of the shaders of three.js, which travel to the browser as text. Its finished bundle
 * does so, too, but with all that three.js can do in one file; from its sources only what is used is taken.
 * @param {string} source
 */
module.exports = function leanShaders(source) {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/[ \t]*\n\s*/g, '\n')
}
