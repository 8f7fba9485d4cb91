<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Support\Html;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Popups\Settings\PopupSettings;
use Brolga\Popups\Settings\PopupType;
use WP_Post;

/**
 * Renders a popup as a closed dialog with its content.
 *
 * @see POPUP-14 POPUP-37 SITE-28
 */
final class PopupMarkup {

	private const LOOKS = [ 'opening_animation', 'closing_animation', 'close_btn_position', 'close_btn_outside' ];

	public function __construct( private readonly SourceStack $sources ) {}

	public static function element( int $id ): string {
		return "brolga-popup-{$id}";
	}

	public function render( WP_Post $popup, PopupSettings $settings ): string {
		$title = wp_strip_all_tags( get_the_title( $popup ) );
		$close = $settings->has_close_button()
			? '<button type="button" class="brolga-popup__close" data-brolga-popup-close'
				. Html::attributes( [ 'aria-label' => __( 'Close', 'brolga' ) ] )
				. '><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" '
				. 'stroke-width="2" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="M6 6l12 '
				. '12M18 6L6 18"/></svg></button>'
			: '';
		$label = $settings->text( 'brolga_tab_label' );
		$tab   = '' === $label
			? ''
			: '<button type="button" class="brolga-popup-tab"'
				. Html::attributes( [ 'data-brolga-popup-tab' => (string) $popup->ID ] )
				. ' hidden>'
				. esc_html( $label )
				. '</button>';
		// Focusable, so that the arrow keys scroll it.
		return '<dialog'
			. Html::attributes(
				[
					'id'                 => self::element( $popup->ID ),
					'class'              => 'brolga-popup is-' . $settings->text( 'brolga_position' ),
					'data-brolga-popup'  => (string) $popup->ID,
					'data-brolga-module' => 'brolga/popup',
					'aria-label'         => '' === $title ? __( 'Popup', 'brolga' ) : $title,
					...self::looks( $settings ),
				]
			)
			. ' hidden><div class="brolga-popup__box"><div class="brolga-popup__content" tabindex="-1" autofocus>'
			. $this->content( $popup )
			. "</div>{$close}</div></dialog>{$tab}\n";
	}

	/** @return array<string, string> */
	private static function looks( PopupSettings $settings ): array {
		$looks = [ 'style' => "--brolga-popup-ms:{$settings->number( 'brolga_animation_ms' )}ms" ];
		foreach ( self::LOOKS as $name ) {
			$looks[ "data-{$name}" ] = $settings->text( $name );
		}
		return $looks;
	}

	/**
	 * Renders a popup's blocks. Its images get no high fetch priority, and its forms are
	 * registered with the popup as their source.
	 */
	private function content( WP_Post $popup ): string {
		$may_hurry = wp_high_priority_element_flag();
		wp_high_priority_element_flag( false );
		try {
			return $this->sources->within(
				FormSource::of( SourceKind::Popup, $popup->ID ),
				static fn (): string => wp_filter_content_tags(
					do_shortcode( shortcode_unautop( wptexturize( do_blocks( $popup->post_content ) ) ) ),
					PopupType::POST_TYPE
				)
			);
		} finally {
			wp_high_priority_element_flag( $may_hurry );
		}
	}
}
