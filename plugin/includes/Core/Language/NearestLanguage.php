<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

/**
 * Finds the closest bundled translation for a language without its own: Austrian German uses that
 * of Germany. The theme has the same table, because it can run without the plugin.
 *
 * @see I18N-720
 */
final class NearestLanguage {

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

	public static function to( string $locale ): ?string {
		$near = self::BROUGHT[ $locale ] ?? self::BROUGHT[ explode( '_', $locale, 2 )[0] ] ?? null;
		return $near === $locale ? null : $near;
	}
}
