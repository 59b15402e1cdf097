/**
 * Strips comments and indentation from the shaders of three.js, which ship to the browser as text. The prebuilt bundle
 * has them stripped, but can't be tree-shaken.
 * @param {string} source
 */
module.exports = function leanShaders(source) {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/[ \t]*\n\s*/g, '\n')
}
