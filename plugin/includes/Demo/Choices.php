<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * What the owner allows the demo import to do beyond adding pages: each choice changes existing
 * content, or adds to the inbox.
 */
final class Choices {

	/**
	 * @param bool $front Make the demo's home page the front page, and its journal the posts page.
	 * @param bool $look Replace title, logo, date format, menu, header and footer.
	 * @param bool $samples Move WordPress's sample post and page to the trash.
	 * @param bool $leads Add sample leads and subscribers.
	 */
	public function __construct(
		public readonly bool $front = false,
		public readonly bool $look = false,
		public readonly bool $samples = false,
		public readonly bool $leads = false
	) {}

	public static function everything(): self {
		return new self( true, true, true, true );
	}

	/** @param array<array-key, mixed> $told */
	public static function of( array $told ): self {
		$is = static fn ( string $name ): bool => true === ( $told[ $name ] ?? false );
		return new self( $is( 'front' ), $is( 'look' ), $is( 'samples' ), $is( 'leads' ) );
	}

	/** @return array<string, bool> */
	public function to_array(): array {
		return [
			'front'   => $this->front,
			'look'    => $this->look,
			'samples' => $this->samples,
			'leads'   => $this->leads,
		];
	}
}
