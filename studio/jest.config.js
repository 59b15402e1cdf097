const path = require('node:path')

const shopConfig = require('../jest.config')

/** The shop's tests in Node that share loaded modules, because models are slow without. */
module.exports = async () => {
  const { projects } = await shopConfig()
  const unit = projects.find(
    ({ displayName, testEnvironment }) => displayName === 'unit' && testEnvironment !== 'node',
  )
  return {
    ...unit,
    displayName: 'studio',
    rootDir: path.join(__dirname, '..'),
    testMatch: ['<rootDir>/studio/__tests__/**/*.test.ts'],
  }
}
