<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Shop\StoreDefaults;

/**
 * Sets up the site for a business: title, logo, look, and what is usual in its country.
 *
 * @see START-861 START-862 START-863
 */
final class SetupService {

	public function __construct(
		private readonly Details $details,
		private readonly Looks $looks,
		private readonly StoreDefaults $shop
	) {}

	/**
	 * Applies what was chosen; what cannot be applied stays as it is and is named.
	 *
	 * @param array<array-key, mixed> $chosen What fits the schema `site-setup`.
	 * @return list<string> What could not be applied, and what to do.
	 */
	public function apply( array $chosen ): array {
		$name = $this->details->lines( Detail::Name )[0] ?? '';
		if ( true === ( $chosen['title'] ?? false ) && '' !== $name ) {
			update_option( 'blogname', $name );
		}
		$country  = is_string( $chosen['country'] ?? null ) ? Country::of( $chosen['country'] ) : null;
		$timezone = is_string( $chosen['timezone'] ?? null ) ? $chosen['timezone'] : '';
		$problems = [
			is_int( $chosen['logo'] ?? null ) ? self::use_logo( $chosen['logo'] ) : '',
			is_string( $chosen['look'] ?? null ) ? $this->use_look( $chosen['look'] ) : '',
			null === $country ? '' : $this->follow( $country, $timezone ),
		];
		return array_values( array_diff( $problems, [ '' ] ) );
	}

	private static function use_logo( int $id ): string {
		if ( ! wp_attachment_is_image( $id ) ) {
			return __( 'The logo was not changed because the file is not an image. Choose a JPEG, PNG or WebP file.', 'brolga' );
		}
		update_option( 'site_logo', $id );
		return '';
	}

	private function use_look( string $slug ): string {
		return $this->looks->apply( $slug )
			? ''
			: __( 'The look was not changed. Choose one under Appearance > Editor > Styles.', 'brolga' );
	}

	private function follow( Country $country, string $timezone ): string {
		update_option( 'date_format', $country->date_format );
		update_option( 'time_format', $country->time_format );
		update_option( 'start_of_week', $country->start_of_week );
		update_option( 'timezone_string', $country->timezone( $timezone ) );
		$this->shop->follow( $country->code, $country->currency );
		return self::speak( $country->locale );
	}

	/** Uses a language, which is downloaded first if need be. */
	private static function speak( string $locale ): string {
		if ( '' !== $locale && ! in_array( $locale, get_available_languages(), true ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
			require_once ABSPATH . 'wp-admin/includes/translation-install.php';
			if (
				! current_user_can( 'install_languages' )
				|| ! wp_can_install_language_pack()
				|| false === wp_download_language_pack( $locale )
			) {
				return str_starts_with( $locale, 'en' )
					? ''
					: __( 'The site’s language was not changed because it could not be downloaded. Choose it under Settings > General.', 'brolga' );
			}
		}
		update_option( 'WPLANG', $locale );
		return '';
	}
}
