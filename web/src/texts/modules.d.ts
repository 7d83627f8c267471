declare module '*.ftl' {
  const texts: import('./known').Texts
  export default texts
}

declare module 'virtual:languages' {
  const names: Record<keyof import('../protocol').Text, string>
  export default names
}
