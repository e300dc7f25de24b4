export default function HomePage() {
  return <h1>Smart Property Investment Solutions for Australians</h1>;
}
