<?php
declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

use Brolga\Core\Support\Module;

/**
 * Collects the questions of a page's accordions whose owner has enabled structured data. A page
 * has one FAQPage, however many accordions it has.
 *
 * @see ACC-15
 */
final class FaqPage implements Module {

	/** HTML that search engines show in an answer. */
	private const ALLOWED = [
		'p'      => [],
		'br'     => [],
		'ul'     => [],
		'ol'     => [],
		'li'     => [],
		'strong' => [],
		'em'     => [],
		'b'      => [],
		'i'      => [],
		'a'      => [ 'href' => true ],
	];

	/** @var list<array<string, mixed>> */
	private array $questions = [];

	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** Adds a question, unless its text or its answer is empty. */
	public function add( string $title, string $content ): void {
		$question = trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5 ) );
		// wp_kses() would keep the content of these elements as text.
		$content = (string) preg_replace( '#<(script|style|noscript)\b.*?</\1>#is', '', $content );
		$answer  = trim( (string) preg_replace( '/\s+/', ' ', wp_kses( $content, self::ALLOWED ) ) );
		if ( '' === $question || '' === trim( wp_strip_all_tags( $answer ) ) ) {
			return;
		}
		$this->questions[] = [
			'@type'          => 'Question',
			'name'           => $question,
			'acceptedAnswer' => [
				'@type' => 'Answer',
				'text'  => $answer,
			],
		];
	}

	private function print(): void {
		if ( [] === $this->questions ) {
			return;
		}
		$json = wp_json_encode(
			[
				'@context'   => 'https://schema.org',
				'@type'      => 'FAQPage',
				'mainEntity' => $this->questions,
			],
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		if ( is_string( $json ) ) {
			wp_print_inline_script_tag( $json, [ 'type' => 'application/ld+json' ] );
		}
		$this->questions = [];
	}
}
