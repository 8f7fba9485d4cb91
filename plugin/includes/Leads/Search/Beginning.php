<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

/**
 * How to look for what begins with some letters, as LeadWordsRepository found
 * out: common words one by one, and the rare ones together; everything between
 * two words, where there is little of it; or, where very many words begin so, in
 * the enquiries themselves.
 */
final class Beginning {

	/**
	 * @param list<string> $common   Words that begin so and that many enquiries have.
	 * @param list<string> $rare     The other words that begin so, where there are common ones.
	 */
	public function __construct(
		public readonly string $text,
		public readonly array $common = [],
		public readonly array $rare = [],
		public readonly bool $is_broad = false
	) {}

	/**
	 * The words that a few enquiries have: a condition on a column `word`.
	 *
	 * @return array{string, list<string>}|null SQL and its values; null: there are only common ones.
	 */
	public function rare(): ?array {
		return match ( true ) {
			[] !== $this->rare   => [
				'word IN (' . implode( ', ', array_fill( 0, count( $this->rare ), '%s' ) ) . ')',
				$this->rare,
			],
			[] === $this->common => [ 'word >= %s AND word < %s', [ $this->text, $this->end() ] ],
			default              => null,
		};
	}

	/**
	 * What stands after all words that begin so.
	 */
	public function end(): string {
		$last = ord( substr( $this->text, -1 ) );
		// WordPress looks at a table's columns before it sends what is not ASCII.
		return $last < 0x7F ? substr( $this->text, 0, -1 ) . chr( $last + 1 ) : $this->text . "\u{10FFFF}";
	}
}
