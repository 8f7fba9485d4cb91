<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Text;

/**
 * The wording of a consent: one line with emphasis and links. A lead keeps its text word for word,
 * with the addresses of its links.
 *
 * @see FIELD-6 FIELD-13 PRIV-3
 */
final class ConsentText {

	private const TAGS = [
		'a'      => [ 'href' => true ],
		'em'     => [],
		'i'      => [],
		'strong' => [],
		'b'      => [],
	];

	private function __construct(
		public readonly string $html,
		public readonly string $text
	) {}

	/** @param string $saved HTML from anybody who may edit; only emphasis and links are kept. */
	public static function from( string $saved ): self {
		$safe = wp_kses( $saved, self::TAGS, [ 'http', 'https', 'mailto', 'tel' ] );
		// In a new tab, so that visitors keep what they have typed.
		return new self(
			str_replace( '<a href=', '<a target="_blank" rel="noopener" href=', $safe ),
			self::plain( $safe )
		);
	}

	/**
	 * Returns a hash of the wording. The page sends it with the tick, so that nobody agrees to a
	 * wording that was changed after they read it.
	 */
	public function version(): string {
		return substr( hash( 'sha256', $this->html ), 0, 12 );
	}

	public function is_outdated_by( string $sent ): bool {
		return 1 === preg_match( '/^[0-9a-f]{12}$/D', $sent ) && $sent !== $this->version();
	}

	/** Returns what a lead keeps: the text, and below it each link's text and address. */
	public function record(): string {
		preg_match_all( '/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s', $this->html, $links, PREG_SET_ORDER );
		$lines = [ $this->text ];
		foreach ( $links as [ , $href, $words ] ) {
			$lines[] = self::plain( $words ) . ': ' . self::plain( $href );
		}
		return implode( "\n", $lines );
	}

	private static function plain( string $html ): string {
		return Text::line( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
