/** Whether a key presses a thing of the drawing, which is no button by itself. The page does not scroll then. */
export const isPressed = (event: KeyboardEvent): boolean => {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress) event.preventDefault();
  return isPress;
};
