<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Support\OwnersTime;
use DateTimeImmutable;
use WP_User;

/**
 * To whom and when a block is shown, as its owner has chosen. Who is logged in and the dates are decided by the
 * server; the address and the cart by the browser, because a page from a cache is the same for everybody.
 *
 * @see VIS-1
 */
final class ShowRule {

	public const ATTRIBUTE = BlockRendering::RULE;

	private const MAX_NAME  = 60;
	private const MAX_VALUE = 200;

	/** @param array<array-key, mixed> $saved */
	private function __construct( private readonly array $saved ) {}

	/**
	 * Returns a block's rule; null if everybody always sees the block.
	 *
	 * @param array<array-key, mixed> $block
	 */
	public static function of( array $block ): ?self {
		$attributes = $block['attrs'] ?? null;
		$saved      = is_array( $attributes ) ? $attributes[ self::ATTRIBUTE ] ?? null : null;
		if ( ! is_array( $saved ) ) {
			return null;
		}
		$rule = new self( $saved );
		return '' === $rule->text( 'who' ) . $rule->text( 'from' ) . $rule->text( 'until' ) && ! $rule->is_for_browser()
			? null
			: $rule;
	}

	/**
	 * Whether the server shows the block to somebody. An unknown audience is nobody: what was meant for some must
	 * not be shown to all.
	 *
	 * @param WP_User|null $user Null: not logged in.
	 * @see VIS-2 VIS-3
	 */
	public function admits( DateTimeImmutable $now, ?WP_User $user ): bool {
		$from  = $this->moment( 'from' );
		$until = $this->moment( 'until' );
		return ( null === $from || $now >= $from )
			&& ( null === $until || $now < $until )
			&& match ( $this->text( 'who' ) ) {
				''      => true,
				'in'    => null !== $user,
				'out'   => null === $user,
				'roles' => null !== $user && [] !== array_intersect( $this->roles(), $user->roles ),
				default => false,
			};
	}

	/**
	 * Returns when the block next appears or disappears for everybody; null if it does not.
	 *
	 * @see VIS-4
	 */
	public function next_change( DateTimeImmutable $now ): ?int {
		$later = array_filter(
			[ $this->moment( 'from' ), $this->moment( 'until' ) ],
			static fn ( ?DateTimeImmutable $moment ): bool => null !== $moment && $moment > $now
		);
		return [] === $later
			? null
			: min( array_map( static fn ( DateTimeImmutable $moment ): int => $moment->getTimestamp(), $later ) );
	}

	public function is_for_browser(): bool {
		return '' !== $this->text( 'param' ) || '' !== $this->text( 'cart' );
	}

	/**
	 * Returns what the browser compares, as attributes; null if it can never be true.
	 *
	 * @return array<string, string>|null
	 * @see VIS-5 VIS-6
	 */
	public function for_browser(): ?array {
		$param = $this->text( 'param' );
		$value = $this->text( 'value' );
		$cart  = $this->cart();
		if ( mb_strlen( $param ) > self::MAX_NAME || mb_strlen( $value ) > self::MAX_VALUE || null === $cart ) {
			return null;
		}
		return array_filter(
			[
				'data-brolga-param' => $param,
				'data-brolga-value' => '' === $param ? '' : $value,
				'data-brolga-cart'  => $cart,
			],
			static fn ( string $text ): bool => '' !== $text
		);
	}

	/** Returns `empty`, `filled`, `p12` (a product) or `c12` (a category); empty without a rule, null if broken. */
	private function cart(): ?string {
		$cart = $this->text( 'cart' );
		$id   = $this->saved['cartId'] ?? 0;
		return match ( $cart ) {
			'', 'empty', 'filled' => $cart,
			'product', 'category' => is_int( $id ) && $id > 0 ? $cart[0] . $id : null,
			default               => null,
		};
	}

	/** @return list<string> */
	private function roles(): array {
		$roles = $this->saved['roles'] ?? null;
		return is_array( $roles ) ? array_values( array_filter( $roles, is_string( ... ) ) ) : [];
	}

	private function moment( string $name ): ?DateTimeImmutable {
		return OwnersTime::of( $this->text( $name ) );
	}

	private function text( string $name ): string {
		$text = $this->saved[ $name ] ?? '';
		return is_string( $text ) ? trim( $text ) : '';
	}

	/**
	 * Takes blocks with a rule out of content that is read without being rendered, such as for an excerpt.
	 *
	 * @see VIS-8
	 */
	public static function without_ruled( string $content ): string {
		return str_contains( $content, self::ATTRIBUTE )
			? serialize_blocks( array_map( self::complete( ... ), self::unruled( parse_blocks( $content ), [] )[0] ) )
			: $content;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array{
	 *     blockName: string|null,
	 *     attrs: array<array-key, mixed>,
	 *     innerBlocks: list<array<array-key, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: array<array-key, mixed>,
	 * }
	 */
	private static function complete( array $block ): array {
		$list = static fn ( string $name ): array => is_array( $block[ $name ] ?? null ) ? $block[ $name ] : [];
		return [
			'blockName'    => is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
			'attrs'        => $list( 'attrs' ),
			'innerBlocks'  => array_values( array_filter( $list( 'innerBlocks' ), is_array( ... ) ) ),
			'innerHTML'    => '',
			'innerContent' => $list( 'innerContent' ),
		];
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param array<array-key, mixed> $pieces Text between the blocks, with null for each block.
	 * @return array{list<array<array-key, mixed>>, list<mixed>}
	 */
	private static function unruled( array $blocks, array $pieces ): array {
		return self::without(
			$blocks,
			$pieces,
			static fn ( array $block ): bool => null !== self::of( $block ),
			static function ( array $block ): array {
				[ $block['innerBlocks'], $block['innerContent'] ] = self::unruled(
					is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [],
					is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : []
				);
				return $block;
			}
		);
	}

	/**
	 * Takes some blocks out of a list, and the places that they have in their parent's content.
	 *
	 * @param array<array-key, mixed> $blocks
	 * @param array<array-key, mixed> $pieces
	 * @param callable(array<array-key, mixed>): bool $is_out
	 * @param callable(array<array-key, mixed>): array<array-key, mixed> $change What becomes of those that stay.
	 * @return array{list<array<array-key, mixed>>, list<mixed>}
	 */
	public static function without( array $blocks, array $pieces, callable $is_out, ?callable $change = null ): array {
		$blocks = array_values( array_filter( $blocks, is_array( ... ) ) );
		$stays  = array_map( static fn ( array $block ): bool => ! $is_out( $block ), $blocks );
		$left   = array_values( array_intersect_key( $blocks, array_filter( $stays ) ) );
		$number = 0;
		$kept   = [];
		foreach ( $pieces as $piece ) {
			if ( null !== $piece || ( $stays[ $number++ ] ?? true ) ) {
				$kept[] = $piece;
			}
		}
		return [ null === $change ? $left : array_map( $change, $left ), $kept ];
	}
}
