<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Prints the configuration of the page's scripts as `<script type="application/json"
 * id="brolga-config">`. A Content-Security-Policy never has to allow it, because it is data.
 */
final class ClientConfig implements Module {

	/** @param Closure(): list<PageConfig> $features */
	public function __construct( #[All( PageConfig::class, later: true )] private readonly Closure $features ) {}

	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ), 1 );
		add_filter( 'body_class', $this->mark_before_scripts( ... ) );
	}

	/**
	 * @see SITE-1 SITE-21
	 * @param list<string> $classes
	 * @return list<string>
	 */
	private function mark_before_scripts( array $classes ): array {
		return [ ...$classes, 'no-js', Constants::PAGE_PRELOAD_CLASS ];
	}

	private function print(): void {
		// Printed by hand, because third-party scripts parse this tag and WordPress orders attributes
		// differently. JSON_HEX_TAG keeps the data from closing it.
		Html::put(
			'<script type="application/json" id="brolga-config">',
			(string) wp_json_encode( $this->values(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			"</script>\n"
		);
	}

	/** @return array<string, mixed> */
	private function values(): array {
		$values = [
			'ajaxurl' => admin_url( 'admin-ajax.php', 'relative' ),
			'rest'    => rest_url( DeclaresRoutes::NAMESPACE ),
			...$this->preview(),
			...$this->translations(),
		];
		foreach ( ( $this->features )() as $feature ) {
			$values += $feature->page_config();
		}
		/**
		 * Filters the configuration that is printed for the page's scripts.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $values The values by name.
		 *
		 * @example
		 * // Read it in a script module with config() of @brolga/runtime.
		 * add_filter(
		 * 	'brolga_client_config',
		 * 	static fn ( array $values ): array => $values + [ 'myShop' => [ 'currency' => 'AUD' ] ]
		 * );
		 */
		$filtered = apply_filters( 'brolga_client_config', $values );
		return is_array( $filtered )
			? array_combine( array_map( 'strval', array_keys( $filtered ) ), $filtered )
			: $values;
	}

	/** @return array{preview: bool, preview_text?: string} */
	private function preview(): array {
		return Modules::in_preview()
			? [
				'preview'      => true,
				'preview_text' => __( 'This is a preview. Links and forms do not work here.', 'brolga' ),
			]
			: [ 'preview' => false ];
	}

	/** @return array{messages?: array<string, string>} */
	private function translations(): array {
		if ( str_starts_with( determine_locale(), 'en' ) ) {
			return [];
		}
		return [
			'messages' => [
				'success' => __( 'Your session has been updated!', 'brolga' ),
				'error'   => __( 'There was an issue with your session getting updated!', 'brolga' ),
				'close'   => __( 'Close', 'brolga' ),
			],
		];
	}
}
