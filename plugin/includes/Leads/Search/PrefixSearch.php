<?php
declare( strict_types=1 );

namespace Brolga\Leads\Search;

/**
 * The search plan for words with a given prefix, as LeadWordsRepository determines it. Common
 * words are searched one by one, and rare ones together; if there are few rows, the whole range of
 * words; if very many words have the prefix, the text of the leads.
 */
final class PrefixSearch {

	/**
	 * @param list<string> $common Words with the prefix that many leads contain.
	 * @param list<string> $rare   The other words with the prefix, if there are common ones.
	 */
	public function __construct(
		public readonly string $text,
		public readonly array $common = [],
		public readonly array $rare = [],
		public readonly bool $is_broad = false
	) {}

	/** @return array{string, list<string>}|null */
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

	public function end(): string {
		$last = ord( substr( $this->text, -1 ) );
		// ASCII, because WordPress reads the table's columns before it sends other characters.
		return $last < 0x7F ? substr( $this->text, 0, -1 ) . chr( $last + 1 ) : $this->text . "\u{10FFFF}";
	}
}
