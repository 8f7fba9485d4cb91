<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

/**
 * Which translation we bring serves a language that we bring none for: German of
 * Austria reads that of Germany. The theme has the same table, in case it is alone.
 *
 * @see I18N-720
 */
final class NearestLanguage {

	/** What serves a language, by its first part, and by the whole where that differs. */
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
	 * The language whose translation is nearest; null: there is no other.
	 *
	 * @param string $locale As WordPress writes it.
	 */
	public static function to( string $locale ): ?string {
		$near = self::BROUGHT[ $locale ] ?? self::BROUGHT[ explode( '_', $locale, 2 )[0] ] ?? null;
		return $near === $locale ? null : $near;
	}
}
