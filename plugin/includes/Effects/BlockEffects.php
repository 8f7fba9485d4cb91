<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Module;
use Brolga\Core\Page\Build;

/**
 * Gives blocks their effects as they are printed. A page whose blocks have none
 * loads nothing for them.
 */
final class BlockEffects implements Module {

	/** The script and the styles. */
	private const MODULE = '@brolga/effects';
	private const STYLE  = 'brolga-effects';
	private const SCRIPT = 'runtime/effects';
	private const SHEET  = 'runtime/style-effects-look.css';

	/** @var array<string, Effect> By the attribute that holds their settings. */
	private readonly array $effects;

	public function __construct( private readonly Build $build, Animation $animation, BlockLink $link, Sticky $sticky ) {
		$this->effects = [
			'brolgaAnimation' => $animation,
			'brolgaLink'      => $link,
			'brolgaSticky'    => $sticky,
		];
	}

	/**
	 * Listens.
	 */
	public function register(): void {
		add_filter( 'register_block_type_args', $this->with_attributes( ... ) );
		add_filter( 'render_block', $this->render( ... ), 10, 2 );
		add_action( 'enqueue_block_assets', $this->style_canvas( ... ) );
	}

	/**
	 * Lets every block keep the settings: where the server prints a block for the editor, it refuses attributes that it does not know.
	 *
	 * @param array<string, mixed> $args The block type's.
	 * @return array<string, mixed>
	 */
	private function with_attributes( array $args ): array {
		$attributes = $args['attributes'] ?? [];
		if ( is_array( $attributes ) ) {
			$args['attributes'] = $attributes + array_fill_keys( array_keys( $this->effects ), [ 'type' => 'object' ] );
		}
		return $args;
	}

	/**
	 * Applies a block's effects.
	 *
	 * @param string $html  Its markup.
	 * @param array  $block As it was parsed.
	 * @phpstan-param array<string, mixed> $block
	 */
	private function render( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? [];
		if ( ! is_array( $attributes ) || '' === trim( $html ) ) {
			return $html;
		}
		foreach ( array_intersect_key( $this->effects, $attributes ) as $name => $effect ) {
			$settings = $attributes[ $name ];
			$changed  = is_array( $settings ) ? $effect->apply( $settings, $html ) : null;
			if ( null !== $changed ) {
				$html = $changed;
				$this->load( $effect->is_scripted() );
			}
		}
		return $html;
	}

	/**
	 * Puts what effects take on the page.
	 *
	 * @param bool $script Whether that is the script, too.
	 */
	private function load( bool $script ): void {
		$version = $this->build->has( self::SCRIPT . '.asset.php' ) ? $this->build->asset( self::SCRIPT )['version'] : null;
		if ( null === $version ) {
			return;
		}
		wp_enqueue_style( self::STYLE, $this->build->url( self::SHEET ), [], $version );
		wp_style_add_data( self::STYLE, 'path', $this->build->path( self::SHEET ) );
		if ( $script ) {
			wp_enqueue_script_module( self::MODULE, $this->build->url( self::SCRIPT . '.js' ), [ '@brolga/runtime' ], $version );
		}
	}

	/**
	 * Gives the editor's canvas the styles, to play animations there.
	 */
	private function style_canvas(): void {
		if ( is_admin() ) {
			$this->load( false );
		}
	}
}
