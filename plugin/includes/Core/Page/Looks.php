<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Style sheets that not every page with a block needs: those of a variant, which
 * the page has where it shows one, and those of what opens, which a script fetches
 * before it is shown first.
 *
 * @see PERF-38
 */
final class Looks {

	public function __construct( private readonly Build $build ) {}

	/**
	 * Where a script finds a sheet; empty where nothing was built.
	 *
	 * @param string $name What it dresses.
	 */
	public function address( string $name ): string {
		return $this->build->has( self::sheet( $name ) )
			? "{$this->build->url( self::sheet( $name ) )}?ver={$this->version( $name )}"
			: '';
	}

	/**
	 * Puts a sheet onto the page.
	 *
	 * @param string $name What it dresses.
	 */
	public function bring( string $name ): void {
		if ( ! $this->build->has( self::sheet( $name ) ) ) {
			return;
		}
		$handle = "brolga-{$name}";
		wp_enqueue_style( $handle, $this->build->url( self::sheet( $name ) ), [], $this->version( $name ) );
		wp_style_add_data( $handle, 'path', $this->build->path( self::sheet( $name ) ) );
	}

	/**
	 * The hash of what the sheet was built from.
	 */
	private function version( string $name ): string {
		return $this->build->asset( "runtime/{$name}-look" )['version'];
	}

	/**
	 * The built file.
	 */
	private static function sheet( string $name ): string {
		return "runtime/{$name}-look.css";
	}
}
