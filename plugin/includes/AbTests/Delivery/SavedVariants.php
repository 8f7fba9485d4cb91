<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestReader;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Blocks\Rendering as BlockRendering;
use Brolga\Core\Support\Constants;
use Closure;
use WP_Block;

/**
 * The variants' blocks of a test that is being printed, by number. Each is
 * rendered when it is asked for, and once.
 *
 * @see AB-2
 */
final class SavedVariants {

	/**
	 * @param Rendering                                      $rendering Knows what is being rendered.
	 * @param array<int, WP_Block>                           $blocks    By number.
	 * @param array<int, Closure(Closure(): string): string> $elsewhere What renders those that are stored in another
	 *     post.
	 */
	private function __construct(
		private readonly Rendering $rendering,
		private readonly array $blocks,
		private readonly array $elsewhere
	) {}

	/**
	 * Those of a test's block. Of two with one number the first counts.
	 *
	 * @param WP_Block                                       $block     The test's.
	 * @param Rendering                                      $rendering Knows what is being rendered.
	 * @param array<int, Closure(Closure(): string): string> $elsewhere What renders those that are stored in another
	 *     post.
	 */
	public static function of( WP_Block $block, Rendering $rendering, array $elsewhere = [] ): self {
		$blocks = [];
		foreach ( $block->inner_blocks as $inner ) {
			$number = $inner->attributes['number'] ?? Variant::CONTROL;
			if ( $inner instanceof WP_Block && TestReader::VARIANT_BLOCK === $inner->name && is_int( $number ) ) {
				// It is rendered by itself, and WordPress asks nobody about it before.
				$inner->parsed_block  = BlockRendering::without_saved_text( $inner->parsed_block );
				$inner->inner_content = BlockRendering::without_saved( $inner->inner_content );
				$blocks += [ $number => $inner ];
			}
		}
		return new self( $rendering, $blocks, $elsewhere );
	}

	/**
	 * Whether there is a variant.
	 */
	public function has( int $number ): bool {
		return isset( $this->blocks[ $number ] );
	}

	/**
	 * A variant as visitors see it who are not counted; the control where there is no such variant.
	 */
	public function plain( int $number = Variant::CONTROL ): string {
		return $this->render( isset( $this->blocks[ $number ] ) ? $number : Variant::CONTROL, [] );
	}

	/**
	 * The control as visitors see it who are counted once they agree to it: the
	 * banner finds it by what its element says.
	 *
	 * @see CONSENT-33
	 */
	public function waiting(): string {
		return $this->render( Variant::CONTROL, [ CountingService::ASKS => '' ] );
	}

	/**
	 * A variant inside of its element.
	 *
	 * @param int                   $number The variant's number.
	 * @param array<string, string> $more   What the element says besides.
	 */
	public function element( TestKey $key, int $number, array $more = [] ): string {
		return $this->render( $number, self::marks( $key, $number ) + $more );
	}

	/**
	 * @param int                   $number The variant's number.
	 * @param array<string, string> $says   What its element says.
	 */
	private function render( int $number, array $says ): string {
		$block = $this->blocks[ $number ] ?? null;
		if ( null === $block ) {
			return '';
		}
		$render = static fn (): string => $block->render();
		$around = $this->elsewhere[ $number ] ?? null;
		return $this->rendering->of( $says, null === $around ? $render : static fn (): string => $around( $render ) );
	}

	/**
	 * What a element says.
	 *
	 * @param int $number The variant's number.
	 * @return array<string, string>
	 */
	public static function marks( TestKey $key, int $number ): array {
		return [
			'class'               => Constants::AB_SUBJECT_CLASS,
			'data-brolga-test'    => $key->format(),
			'data-brolga-subject' => $key->subject( $number ),
		];
	}
}
