<?php
declare( strict_types=1 );

namespace Brolga\Ai\Texts;

use Brolga\Business\BusinessSection;
use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;

/**
 * What a model is told of the business: what its site shows to everybody.
 *
 * @see AI-3
 */
final class BusinessFacts {

	public function __construct(
		private readonly Details $details,
		private readonly Settings $settings
	) {}

	/** @param string $about What the owner adds. */
	public function lines( string $about = '' ): string {
		$facts = [
			'Website'       => self::plain( get_bloginfo( 'name' ) ),
			'Tagline'       => self::plain( get_bloginfo( 'description' ) ),
			'Business'      => implode( ' ', $this->details->lines( Detail::Name ) ),
			'Type'          => $this->settings->of( new BusinessSection() )->text( 'business_kind' ),
			'Address'       => implode( ' ', $this->details->lines( Detail::Address ) ),
			'Country'       => $this->details->place(),
			'Opening hours' => implode( '; ', $this->details->lines( Detail::Hours ) ),
			'About'         => $about,
			'Language'      => get_locale(),
		];
		$lines = [];
		foreach ( array_diff( $facts, [ '' ] ) as $name => $fact ) {
			$lines[] = "{$name}: {$fact}";
		}
		return implode( "\n", $lines );
	}

	private static function plain( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
	}
}
