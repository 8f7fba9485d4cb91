<?php
/**
 * The sign-up: a plain form to its own page, what became of it, or the link to
 * a feed service. Its fields have been rendered by now.
 *
 * @see NEWS-1 NEWS-6 NEWS-9 FEED-1 FORM-880
 * @var array<string, mixed> $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Support\Html;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Views\FormLook;
use Brolga\Newsletter\Lists\FeedLink;
use Brolga\Newsletter\Signups\NewsletterView;
use Brolga\Newsletter\Signups\SignupForms;
use Brolga\Spam\SpamGuard;

$signup = Services::get( SignupForms::class )->current();
if ( null === $signup ) {
	return;
}
$saved = new BlockAttributes( $attributes );
$id    = $signup->module_id();
$name  = 'wp-block-brolga-newsletter';
$title = $saved->line( 'title' );
$feed  = 'feed' === $saved->line( 'kind' ) ? FeedLink::of( $saved ) : null;
if ( null === $feed ? null === $signup->id : ! $feed->leads_somewhere() ) {
	if ( current_user_can( 'edit_posts' ) ) {
		echo '<p>', null === $feed
			? esc_html__( 'Only people who can edit this site see this note. A form cannot be submitted from here. Add it to a post, page, template, template part or synced pattern.', 'brolga' )
			: esc_html__( 'Only people who can edit this site see this note. The feed subscription needs the URL of its service.', 'brolga' ), '</p>';
	}
	return;
}
$view   = new NewsletterView( $signup, Services::get( SpamGuard::class ) );
$chosen = $saved->items( 'look' );
$look   = [] === $chosen ? [] : FormLook::attributes( $chosen, Services::get( LazyStyles::class ) );
?>
<div <?php Html::put( Root::attributes( 'brolga/newsletter', $id, $look ) ); // Escaped by core. ?>>
	<?php if ( '' !== $title ) : ?>
		<p class="<?php echo esc_attr( $name ); ?>__title" id="<?php echo esc_attr( $id ); ?>-title"><?php echo esc_html( $title ); ?></p>
	<?php endif; ?>
	<?php if ( null === $feed ) : ?>
		<?php Html::put( $view->errors() ); // Escaped by the view. ?>
		<?php if ( ! $signup->is_sent ) : ?>
			<form class="<?php echo esc_attr( $name ); ?>__form"<?php Html::put( $view->form_attributes() ); // Escaped by the view. ?>>
				<?php Html::put( $view->fields(), $view->custom( $content ), $view->hidden_inputs() ); // Escaped by the view; rendered blocks. ?>
				<button type="submit" class="wp-element-button <?php echo esc_attr( $name ); ?>__submit" data-brolga-submit><?php echo esc_html( $signup->form->submit_label ); ?></button>
				<p class="<?php echo esc_attr( $name ); ?>__consent"><?php echo nl2br( esc_html( $signup->form->consent ) ); ?></p>
				<p class="<?php echo esc_attr( $name ); ?>__status" role="status" data-brolga-status></p>
			</form>
		<?php endif; ?>
		<div class="<?php echo esc_attr( $name ); ?>__success" role="status" tabindex="-1" data-brolga-success<?php echo $signup->is_sent ? '' : ' hidden'; ?>><?php echo $signup->is_sent ? nl2br( esc_html( $signup->form->success ) ) : ''; ?></div>
	<?php else : ?>
		<a class="wp-element-button <?php echo esc_attr( $name ); ?>__submit"<?php Html::put( $feed->attributes() ); // Escaped by the link. ?>><?php echo esc_html( $feed->label ); ?></a>
	<?php endif; ?>
</div>
