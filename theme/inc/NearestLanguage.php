<?php
/**
 * Languages that the theme brings no translation for.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Reads them the translation of their nearest: German of Austria is that of
 * Germany. With the plugin, that does it for both; this is for the theme alone.
 *
 * @see I18N-720
 */
final class NearestLanguage {

	/** As the plugin's Core\Language\NearestLanguage has it. */
	private const BROUGHT = [
		'ar'           => 'ar',
		'ary'          => 'ar',
		'de'           => 'de_DE',
		'de_CH'        => 'de_DE_formal',
		'de_DE_formal' => 'de_DE_formal',
		'en_IE'        => 'en_GB',
		'en_NZ'        => 'en_GB',
		'en_ZA'        => 'en_GB',
		'es'           => 'es_ES',
		'fr'           => 'fr_FR',
		'it'           => 'it_IT',
		'ja'           => 'ja',
		'nl'           => 'nl_NL',
		'pl'           => 'pl_PL',
		'pt'           => 'pt_BR',
	];

	/**
	 * Waits for WordPress to load translations.
	 */
	public function register(): void {
		add_filter( 'load_textdomain_mofile', $this->find( ... ), 10, 2 );
	}

	/**
	 * The file of the nearest language, where the theme brings none of the very one.
	 *
	 * @param mixed $file   Where WordPress looks.
	 * @param mixed $domain The text domain.
	 */
	private function find( mixed $file, mixed $domain ): mixed {
		$folder = get_template_directory() . '/languages/';
		if ( 'brolga' !== $domain || ! is_string( $file ) || ! str_starts_with( $file, $folder ) ) {
			return $file;
		}
		$locale = basename( $file, '.mo' );
		$near   = self::BROUGHT[ $locale ] ?? self::BROUGHT[ explode( '_', $locale, 2 )[0] ] ?? $locale;

		return self::has( $folder . $locale ) || ! self::has( $folder . $near ) ? $file : "{$folder}{$near}.mo";
	}

	/**
	 * Whether a language is brought, in either form.
	 *
	 * @param string $file Its file, without an ending.
	 */
	private static function has( string $file ): bool {
		return is_readable( "{$file}.l10n.php" ) || is_readable( "{$file}.mo" );
	}
}
