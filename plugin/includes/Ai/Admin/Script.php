<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Core\Page\Build;

/** A script that adds drafts to another feature's screen. It is printed before the screen's own. */
final class Script {

	/** A priority of `admin_enqueue_scripts`, before the screens'. */
	public const EARLY = 5;

	public static function enqueue( Build $build, string $name ): void {
		$asset  = $build->asset( "admin/{$name}" );
		$handle = "brolga-{$name}";
		wp_enqueue_script(
			$handle,
			$build->url( "admin/{$name}.js" ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( $handle, 'brolga' );
	}
}
