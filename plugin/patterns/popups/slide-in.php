<?php
/**
 * A short enquiry.
 *
 * @see POPUP-42
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

?>
<!-- wp:group {"metadata":{"name":"Enquiry","patternName":"brolga/popup-slide-in"},"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":2,"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Ask us a question', 'brolga' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'A person reads this and replies within two working days.', 'brolga' ); ?></p>
<!-- /wp:paragraph -->

<?php
// Made of escaped parts.
Html::put( get_comment_delimited_block_content(
	'brolga/contact-form',
	[ 'title' => __( 'Question', 'brolga' ), 'submitLabel' => __( 'Send question', 'brolga' ) ],
	FormMarkup::name() . FormMarkup::email() . FormMarkup::field( 'text', 'message', __( 'Your question', 'brolga' ) )
) );
?></div>
<!-- /wp:group -->
