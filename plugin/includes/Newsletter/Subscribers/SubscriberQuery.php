<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Support\Text;

/**
 * A question to the table of subscribers, within bounds.
 */
final class SubscriberQuery {

	/** The longest page of a list, and what an export reads at once. */
	public const MAX_LIMIT = 100;
	public const BATCH     = 500;

	private function __construct(
		public readonly string $list,
		public readonly ?SubscriberStatus $status,
		public readonly string $search,
		public readonly int $before,
		public readonly int $limit
	) {}

	/**
	 * @param string                $list   The list; empty: all.
	 * @param SubscriberStatus|null $status Where they stand; null: anywhere.
	 * @param string                $search A part of address or name.
	 * @param int                   $before Only those with a lower number; 0: all.
	 * @param int                   $limit  How many.
	 */
	public static function of(
		string $list = '',
		?SubscriberStatus $status = null,
		string $search = '',
		int $before = 0,
		int $limit = self::BATCH
	): self {
		return new self(
			$list,
			$status,
			Text::lower( Text::line( $search ) ),
			max( 0, $before ),
			max( 1, min( self::BATCH, $limit ) )
		);
	}

	/**
	 * The same question, from another place on.
	 *
	 * @param int $id Only those with a lower number.
	 */
	public function continued( int $id ): self {
		return new self( $this->list, $this->status, $this->search, $id, $this->limit );
	}

	/**
	 * What was asked for, by name, for the audit log.
	 *
	 * @return array<string, string>
	 */
	public function words(): array {
		return [
			'list'   => $this->list,
			'status' => null === $this->status ? '' : $this->status->value,
			'search' => $this->search,
		];
	}
}
