<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestReader;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Blocks\BlockRendering as BlockRendering;
use Brolga\Core\Support\Constants;
use Closure;
use WP_Block;

/**
 * The variant blocks of a test being printed, by number. Each is rendered only on request.
 *
 * @see AB-2
 */
final class SavedVariants {

	/**
	 * @param array<int, WP_Block> $blocks
	 * @param array<int, Closure(Closure(): string): string> $elsewhere
	 */
	private function __construct(
		private readonly VariantRendering $rendering,
		private readonly array $blocks,
		private readonly array $elsewhere
	) {}

	/**
	 * Reads the variants of a test's block. If two have the same number, the first one counts.
	 *
	 * @param array<int, Closure(Closure(): string): string> $elsewhere Renderers of variants in another post.
	 */
	public static function of( WP_Block $block, VariantRendering $rendering, array $elsewhere = [] ): self {
		$blocks = [];
		foreach ( $block->inner_blocks as $inner ) {
			$number = $inner->attributes['number'] ?? Variant::CONTROL;
			if ( $inner instanceof WP_Block && TestReader::VARIANT_BLOCK === $inner->name && is_int( $number ) ) {
				// WordPress runs no render_block_data filter for a block that is rendered directly.
				$inner->parsed_block  = BlockRendering::without_saved_text( $inner->parsed_block );
				$inner->inner_content = BlockRendering::without_saved( $inner->inner_content );
				$blocks += [ $number => $inner ];
			}
		}
		return new self( $rendering, $blocks, $elsewhere );
	}

	public function has( int $number ): bool {
		return isset( $this->blocks[ $number ] );
	}

	/** Renders a variant, or the control if there is none, without the attributes that make it count. */
	public function plain( int $number = Variant::CONTROL ): string {
		return $this->render( isset( $this->blocks[ $number ] ) ? $number : Variant::CONTROL, [] );
	}

	/**
	 * Renders the control with an attribute that makes the consent banner appear.
	 *
	 * @see CONSENT-33
	 */
	public function waiting(): string {
		return $this->render( Variant::CONTROL, [ CountingService::ASKS => '' ] );
	}

	/** @param array<string, string> $more Attributes in addition to those that make the variant count. */
	public function element( TestKey $key, int $number, array $more = [] ): string {
		return $this->render( $number, self::marks( $key, $number ) + $more );
	}

	/** @param array<string, string> $says */
	private function render( int $number, array $says ): string {
		$block = $this->blocks[ $number ] ?? null;
		if ( null === $block ) {
			return '';
		}
		$render = static fn (): string => $block->render();
		$around = $this->elsewhere[ $number ] ?? null;
		return $this->rendering->of( $says, null === $around ? $render : static fn (): string => $around( $render ) );
	}

	/** @return array<string, string> */
	public static function marks( TestKey $key, int $number ): array {
		return [
			'class'               => Constants::AB_SUBJECT_CLASS,
			'data-brolga-test'    => $key->format(),
			'data-brolga-subject' => $key->subject( $number ),
		];
	}
}
