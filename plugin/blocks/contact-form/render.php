<?php
/**
 * The contact form: a plain form to its own page, or what became of it.
 *
 * Its fields have been rendered by now; they and this share the form that
 * FormScope opened.
 *
 * @see FORM-1 FORM-19 FORM-27 FORM-870 FORM-880 SITE-30
 * @var array<string, mixed> $attributes
 * @var string   $content
 * @var WP_Block $block
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Support\Html;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Views\Captcha;
use Brolga\Forms\Views\ContactFormView;
use Brolga\Forms\Views\FormLook;
use Brolga\Forms\Views\FormPlaces;
use Brolga\Forms\Views\FormScope;
use Brolga\Spam\SpamGuard;

$form = Services::get( FormScope::class )->current();
if ( null === $form ) {
	return;
}
if ( null === $form->id ) {
	// Nobody could find it again when it comes back: better none than one that loses messages.
	if ( current_user_can( 'edit_posts' ) ) {
		echo '<p>', esc_html__( 'Only people who can edit this site see this note. A form cannot be submitted from here. Add it to a post, page, template, template part or synced pattern.', 'brolga' ), '</p>';
	}
	return;
}
$places = null === $form->form->limits ? null : Services::get( FormPlaces::class );
$closed = $places?->closed( $form ) ?? '';
$left   = '' === $closed ? $places?->left( $form ) ?? '' : '';
$view   = new ContactFormView(
	$form,
	Services::get( FormTokens::class ),
	Services::get( Captcha::class ),
	Services::get( SpamGuard::class )
);
$name   = 'wp-block-brolga-contact-form';
$later  = $view->waits( $content ) ? Services::get( Views::class )->later( 'brolga/contact-form' ) : [];
if ( [] === $later ) {
	ViewsOnDemand::enqueue( 'brolga/contact-form' );
}
$chosen = ( new BlockAttributes( $attributes ) )->items( 'look' );
$look   = [] === $chosen ? [] : FormLook::attributes( $chosen, Services::get( LazyStyles::class ) );
?>
<div <?php Html::put( Root::attributes( 'brolga/contact-form', $form->module_id(), $view->root_attributes() + $later + $look ) ); // Escaped by core. ?>>
	<?php if ( $form->is_success() ) : ?>
		<div class="<?php echo esc_attr( $name ); ?>__success" role="status" tabindex="-1" data-brolga-success>
			<?php echo wp_kses_post( wpautop( esc_html( $form->form->success() ) ) ); ?>
			<?php if ( $form->has_left_files() ) : ?>
				<p><?php esc_html_e( 'Some of your files could not be stored. Please send them again later, or in another way.', 'brolga' ); ?></p>
			<?php endif; ?>
		</div>
	<?php elseif ( '' !== $closed ) : ?>
		<p class="<?php echo esc_attr( $name ); ?>__closed"><?php echo nl2br( esc_html( $closed ) ); ?></p>
	<?php else : ?>
		<?php Html::put( $view->errors() ); // Escaped by the view. ?>
		<form class="<?php echo esc_attr( $name ); ?>__form"<?php Html::put( $view->form_attributes() ); // Escaped by the view. ?>>
			<?php if ( '' !== $left ) : ?>
				<p class="<?php echo esc_attr( $name ); ?>__places"><?php echo esc_html( $left ); ?></p>
			<?php endif; ?>
			<?php Html::put( $view->note(), $content ); // Escaped by the view; rendered blocks. ?>
			<?php Html::put( $view->captcha() ); // Escaped by the view. ?>
			<div class="<?php echo esc_attr( $name ); ?>__trap" aria-hidden="true">
				<label><?php esc_html_e( 'Leave this field empty', 'brolga' ); ?> <input<?php Html::put( $view->trap_attributes() ); // Escaped by the view. ?>></label>
			</div>
			<?php Html::put( $view->hidden_inputs() ); // Escaped by the view. ?>
			<div class="<?php echo esc_attr( $name ); ?>__actions">
				<button type="submit" class="wp-element-button <?php echo esc_attr( $name ); ?>__submit" data-brolga-submit><?php echo esc_html( '' === $form->form->submit_label ? __( 'Send message', 'brolga' ) : $form->form->submit_label ); ?></button>
				<p class="<?php echo esc_attr( $name ); ?>__status" role="status" data-brolga-status></p>
			</div>
		</form>
	<?php endif; ?>
</div>
