<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Page\Modules;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\PluginFile;

/**
 * Connects to the WP Consent API plugin, if it is active: declares cookies and the consent type,
 * and loads a script that adopts the answers from another banner if Brolga's is off.
 *
 * @see CONSENT-18 CONSENT-19 CONSENT-20
 */
final class ConsentApi implements Conditional {

	private const MODULE = '@brolga/consent-api';

	public function __construct(
		private readonly ConsentQuestion $question,
		private readonly OtherBanner $other,
		private readonly PluginFile $plugin
	) {}

	public static function can_register(): bool {
		return function_exists( 'wp_has_consent' );
	}

	public function register(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->plugin->path ), '__return_true' );
		add_filter( 'wp_get_consent_type', $this->type( ... ) );
		// By then, features and other plugins have loaded their translations.
		add_action( 'wp_loaded', $this->declare_cookies( ... ) );
		add_action( 'wp_enqueue_scripts', $this->load( ... ) );
	}

	/** Returns `optin` or `optout`; another plugin's value if Brolga's banner does not ask. */
	private function type( mixed $type ): mixed {
		return $this->question->is_asked() ? str_replace( '-', '', $this->question->mode()->value ) : $type;
	}

	private function declare_cookies(): void {
		if ( ! function_exists( 'wp_add_cookie_info' ) ) {
			return;
		}
		foreach ( $this->question->services() as $service ) {
			foreach ( $service->stores as $store ) {
				wp_add_cookie_info(
					$store->name,
					$service->title,
					$service->category->value,
					ChoicesMarkup::duration( $store->days ),
					$store->purpose
				);
			}
		}
	}

	private function load(): void {
		if ( $this->other->asks() && ! Modules::in_preview() ) {
			wp_enqueue_script_module( self::MODULE );
		}
	}
}
