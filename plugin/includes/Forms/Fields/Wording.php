<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\Text;

/**
 * The wording of a consent: one line with emphasis and links. What is kept with
 * an entry is its text word for word, and where its links led.
 *
 * @see FIELD-6 FIELD-13 PRIV-3
 */
final class Wording {

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

	/**
	 * The wording of a saved field. Markup that is not text with links is taken away.
	 *
	 * @param string $saved HTML, as anybody may have saved it.
	 */
	public static function from( string $saved ): self {
		$safe = wp_kses( $saved, self::TAGS, [ 'http', 'https', 'mailto', 'tel' ] );
		// Nobody loses what they typed by reading what they agree to.
		return new self(
			str_replace( '<a href=', '<a target="_blank" rel="noopener" href=', $safe ),
			self::plain( $safe )
		);
	}

	/**
	 * Tells this wording from others: what a page sends with the tick, so that
	 * nobody agrees to words that were changed after they read them.
	 */
	public function version(): string {
		return substr( hash( 'sha256', $this->html ), 0, 12 );
	}

	/**
	 * Whether what was sent with the tick names another wording.
	 *
	 * @param string $sent The value of the box.
	 */
	public function is_outdated_by( string $sent ): bool {
		return 1 === preg_match( '/^[0-9a-f]{12}$/D', $sent ) && $sent !== $this->version();
	}

	/**
	 * What is kept: the text, and below it each link's words and address.
	 */
	public function record(): string {
		preg_match_all( '/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s', $this->html, $links, PREG_SET_ORDER );
		$lines = [ $this->text ];
		foreach ( $links as [ , $href, $words ] ) {
			$lines[] = self::plain( $words ) . ': ' . self::plain( $href );
		}
		return implode( "\n", $lines );
	}

	/**
	 * HTML as text of one line.
	 *
	 * @param string $html Safe HTML.
	 */
	private static function plain( string $html ): string {
		return Text::line( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
