<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Support\Text;

/** Filters and limits for reading subscribers. */
final class SubscriberQuery {

	public const MAX_LIMIT = 100;
	public const BATCH     = 500;

	private function __construct(
		public readonly string $list,
		public readonly ?SubscriberStatus $status,
		public readonly string $search,
		public readonly int $before,
		public readonly int $limit
	) {}

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

	public function continued( int $id ): self {
		return new self( $this->list, $this->status, $this->search, $id, $this->limit );
	}

	/** @return array<string, string> */
	public function words(): array {
		return [
			'list'   => $this->list,
			'status' => null === $this->status ? '' : $this->status->value,
			'search' => $this->search,
		];
	}
}
