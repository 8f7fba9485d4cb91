<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Loads style sheets that only some pages with a block need: those of a block's variants, and
 * those of overlays, which a script loads when one first opens.
 *
 * @see PERF-38
 */
final class LazyStyles {

	public function __construct( private readonly Build $build ) {}

	/** Returns the URL with which a script loads a sheet; empty if the sheet was not built. */
	public function address( string $name ): string {
		return $this->build->has( self::sheet( $name ) )
			? "{$this->build->url( self::sheet( $name ) )}?ver={$this->version( $name )}"
			: '';
	}

	public function bring( string $name ): void {
		if ( ! $this->build->has( self::sheet( $name ) ) ) {
			return;
		}
		$handle = "brolga-{$name}";
		wp_enqueue_style( $handle, $this->build->url( self::sheet( $name ) ), [], $this->version( $name ) );
		wp_style_add_data( $handle, 'path', $this->build->path( self::sheet( $name ) ) );
	}

	private function version( string $name ): string {
		return $this->build->asset( "runtime/{$name}-look" )['version'];
	}

	private static function sheet( string $name ): string {
		return "runtime/{$name}-look.css";
	}
}
