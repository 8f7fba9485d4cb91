<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;

/**
 * Registers WordPress' own table, which those of our screens share that list
 * people: one file, fetched once, whichever of them is opened.
 */
final class Table implements Module {

	/** The script's handle, as the build names it. */
	private const HANDLE = 'brolga-table';

	/** Its path in the build, without its ending. */
	private const SCRIPT = 'table/index';

	public function __construct( private readonly Build $build ) {}

	/**
	 * Comes before and after the screens, which name it as what they need.
	 */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', $this->add( ... ), 1 );
		add_action( 'admin_enqueue_scripts', self::add_words( ... ), 20 );
	}

	/**
	 * Registers the script, on our screens alone.
	 *
	 * @param string $hook_suffix The screen that is shown.
	 */
	private function add( string $hook_suffix ): void {
		if ( ! str_contains( $hook_suffix, '_page_brolga-' ) || ! $this->build->has( self::SCRIPT . '.js' ) ) {
			return;
		}
		$asset = $this->build->asset( self::SCRIPT );
		wp_register_script(
			self::HANDLE,
			$this->build->url( self::SCRIPT . '.js' ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
	}

	/**
	 * WordPress has translated the words with the Site Editor, which draws the same.
	 *
	 * @see I18N-4
	 */
	private static function add_words(): void {
		$json  = wp_script_is( self::HANDLE ) ? load_script_textdomain( 'wp-edit-site' ) : false;
		$texts = is_string( $json ) ? json_decode( $json, true ) : null;
		$texts = is_array( $texts ) && is_array( $texts['locale_data'] ?? null )
			? $texts['locale_data']['messages'] ?? null
			: null;
		if ( is_array( $texts ) ) {
			wp_add_inline_script(
				self::HANDLE,
				sprintf(
					'wp.i18n.setLocaleData( %s );',
					(string) wp_json_encode( $texts, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
				),
				'before'
			);
		}
	}
}
