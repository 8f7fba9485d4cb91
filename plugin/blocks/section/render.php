<?php
/**
 * A section: its background, its edges, and the blocks in it.
 *
 * @see SECTION-1 SECTION-2 SECTION-4 SECTION-5 SECTION-6 SECTION-7 SECTION-8 SECTION-9 SECTION-10
 * @var array{
 *     anchor: string,
 *     label: string,
 *     tagName: 'section'|'div'|'header'|'footer',
 *     imageId: int,
 *     imageUrl: string,
 *     imageAlt: string,
 *     focalPoint: array<string, mixed>,
 *     videoUrl: string,
 *     playOutside: bool,
 *     parallax: bool,
 *     scheme: 'light'|'dark',
 *     overlay: int<0, 100>,
 *     dividerTop: 'none'|'wave'|'hills'|'slope'|'curve'|'arch',
 *     dividerTopHeight: int<20, 300>,
 *     dividerTopFlip: bool,
 *     dividerTopColor: string,
 *     dividerBottom: 'none'|'wave'|'hills'|'slope'|'curve'|'arch',
 *     dividerBottomHeight: int<20, 300>,
 *     dividerBottomFlip: bool,
 *     dividerBottomColor: string,
 *     align?: 'wide'|'full',
 * } $attributes
 * @var string $content
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Content\Sections\SectionMarkup;
use Brolga\Core\Support\Html;

$markup  = new SectionMarkup( $attributes );
$element = $attributes['tagName'];
$markup->bring_script();
?>
<<?php Html::put( $element, ' ', $markup->root() ); // One of four names; escaped by core. ?>>
	<?php Html::put( $markup->background() ); // Escaped where it is made. ?>
	<?php if ( $markup->moves() ) : ?>
		<button type="button" class="wp-block-brolga-section__pause" data-brolga-pause hidden aria-label="<?php esc_attr_e( 'Pause the video', 'brolga' ); ?>" data-brolga-other-label="<?php esc_attr_e( 'Play the video', 'brolga' ); ?>">
			<svg class="is-pause" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M9 6v12M15 6v12"/></svg>
			<svg class="is-play" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M8 5l11 7-11 7Z"/></svg>
		</button>
	<?php endif; ?>
	<?php Html::put( $markup->divider( 'Top' ) ); // Escaped where it is made. ?>
	<div class="<?php echo esc_attr( $markup->content_class() ); ?>">
		<?php Html::put( $content ); // Rendered blocks. ?>
	</div>
	<?php Html::put( $markup->divider( 'Bottom' ) ); // Escaped where it is made. ?>
</<?php Html::put( $element ); // One of four names. ?>>
