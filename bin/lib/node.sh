# Sourced by the commands: runs one of our modules where Node is new enough.
run() {
	lib=$(CDPATH='' cd -- "$(dirname -- "$0")/lib" && pwd) || exit 1
	if ! node -e 'const [ a, b ] = process.versions.node.split( "." ); process.exit( +a > 20 || ( +a === 20 && +b >= 19 ) ? 0 : 1 )' 2>/dev/null; then
		echo "This needs Node 20.19 or newer (here: $(node --version 2>/dev/null || echo none)): install it from https://nodejs.org/ or with your system's package manager." >&2
		exit 1
	fi
	module=$1
	shift
	exec node "$lib/$module" "$@"
}
