import { defineConfig } from 'vite';

// cssTarget: for older browsers the minifier would rewrite `light-dark()` so that it no longer follows a sheet's own
// colour scheme, and ink would turn invisible on paper.
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome125', 'safari17.5', 'firefox125'],
  },
});
